import type { Words } from './words.en.ts'

/** What is left in the files of a clinic, in Spanish. */
export const es: Words = {
  madeUp: 'parece inventado ({found}): escriba lo de su clínica: {line}',
  openRule:
    'falta decidir {name}: si {rule}, escriba {decision} con el nombre del dueño y el día; si no, borre la línea',
  rules: {
    asksNoStatus: 'aquí nadie pregunta por el estatus migratorio',
    agentsNeedOrder: 'ningún agente de inmigración entra a donde se atiende sin orden de un juez',
  },
  closedDays:
    'faltan días cerrados hasta el {day}: agregue los que faltan y después escriba ese día en closedListedUntil',
}
