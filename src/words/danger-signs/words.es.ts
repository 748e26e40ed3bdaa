import type { Words } from './words.en.ts'

export const es: Words = {
  headings: {
    1: 'Llame al 911 ahora',
    2: 'Vaya hoy a una sala de emergencias. Que maneje otra persona.',
    3: 'Vea a un doctor dentro de 2 o 3 días',
  },
  levelLabels: { 1: 'Emergencia', 2: 'Urgente', 3: 'Pronto' },
  groups: {
    body: 'Respiración, pecho, sangrado',
    head: 'Cabeza, vista, habla',
    'head-hit': 'Después de un golpe en la cabeza',
    nerves: 'Debilidad, adormecimiento, orina',
    spine: 'Cuello y espalda',
    belly: 'Barriga, y el peor dolor',
    pregnancy: 'Embarazo',
    later: 'Desde entonces',
  },
  at: 'Ahora o en cualquier momento desde el choque, aunque ya no lo tenga:',
  meaning:
    'Una señal puede querer decir que hay un sangrado, un hueso roto en el cuello o la espalda, o una arteria del cuello rota. Esas lesiones necesitan un hospital.',
  call: 'Llame al 911 ahora.',
  doNotDrive: 'No maneje.',
  noDriver: '¿Nadie puede llevarle? Llame al 911.',
  say: 'Spanish, please',
  sayThis: 'Diga:',
  wholeList: 'Todas las señales de peligro, también en el embarazo',
  sources: 'Fuentes: {names}.',
  unsigned: 'Todavía no lo revisaron un médico y un profesional de quiropráctica.',
  line: '¿Tiene una lesión? Lea primero las señales de peligro.',
}
