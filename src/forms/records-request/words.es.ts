import type { Words } from '#forms/records-request/words.en.ts'
import { es as contract } from './contract/words.es.ts'

const { fields } = contract

export const es: Words = {
  fields,
  heading: 'Pídanos un expediente',
  intro:
    'No nombre aquí a ningún cliente. Le contestamos con una vía segura para mandar la autorización firmada y el nombre.',
  needs: {
    records: 'El expediente completo',
    bills: 'Una cuenta detallada',
    lien: 'Nuestro acuerdo de gravamen médico',
    report: 'Un informe escrito',
    testimony: 'Un testimonio o una declaración',
  },
  trap: 'Deje este campo vacío',
  stored: 'Con esto le contestamos, y lo borramos 90 días después de contestarle.',
  submit: 'Enviar la solicitud',
  sending: 'Enviando…',
  notTaken: 'Todavía no se envió.',
  notSent: 'No hubo conexión. Lo que escribió sigue aquí. Por favor, intente de nuevo o llámenos.',
  taken: 'Ya tenemos su solicitud.',
}
