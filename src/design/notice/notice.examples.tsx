import type { Example, InBoth } from '#design/examples.ts'
import { Notice, type NoticeProps } from './notice.tsx'
import { noticeStyle } from './notice-style.ts'

const short: InBoth<NoticeProps> = {
  en: {
    label: 'From the clinic',
    text: 'Closed today: smoke.',
    when: 'Opens tomorrow at 8 am.',
  },
  es: {
    label: 'Aviso de la clínica',
    text: 'Hoy cerramos por el humo.',
    when: 'Abre mañana a las 8 a. m.',
  },
}

const long: InBoth<NoticeProps> = {
  en: {
    label: 'From the clinic',
    text: 'The elevator is out of order today. Call us from the door on Sample Street, and we will come down to you or find another time for your visit.',
    when: 'Until Wednesday, November 25, 6:30 pm.',
  },
  es: {
    label: 'Aviso de la clínica',
    text: 'Hoy no funciona el elevador. Llámenos desde la puerta de Sample Street: bajamos con usted o buscamos otra hora para su consulta.',
    when: 'Hasta el miércoles, 25 de noviembre, 6:30 p. m.',
  },
}

const shown = (props: NoticeProps) => (
  <>
    <style>{noticeStyle}</style>
    <Notice {...props} />
  </>
)

export const examples: readonly Example[] = [
  { name: 'short', render: ({ language }) => shown(short[language]) },
  { name: 'long words', render: ({ language }) => shown(long[language]) },
]
