import type { Words } from './words.en.ts'

export const es: Words = {
  nerveRule:
    'Si en el examen vemos que perdió fuerza, que siente menos o que un reflejo cambió, ese día no le tratamos. Si perdió fuerza, o si se le durmieron las dos manos, las dos piernas, todo un lado o entre las piernas, llamamos al 911; en los primeros 3 días después del choque, también si es una sola mano, brazo, pie o pierna. No llamamos si en un hospital ya le trataron eso y está igual o mejor. Con cualquier otro cambio, vaya ese día a una sala de emergencias, con una carta nuestra, y que maneje otra persona. Si un médico ya le examinó por ese cambio después de que empezó, y está igual o mejor, vaya con ese médico: la carta es para él.',
  seeAgain:
    'Repetimos el examen en las semanas 2 a 4 y al final de cada fase, y lo comparamos con el primero. Si la atención no ha ayudado, cambiamos el plan o le enviamos con otro profesional.',
  adjustmentRisk:
    'Después de un ajuste (un movimiento rápido y controlado), las molestias leves son comunes. También se han visto daños graves. Los estudios no coinciden en cuántos: el que más encontró habla de 13 por cada 10,000 pacientes (a 9,987, casi a todos, no les pasó), y otros de muchos menos. En menores de 45 años se ha visto una relación entre derrames cerebrales y ajustes del cuello, pero no se sabe si son la causa.',
  childRule:
    'Si a una niña o un niño menor de 16 años le duele el cuello o la espalda después de un choque, primero va a una sala de emergencias. Atendemos a menores después de que los examine un médico, y vienen con su madre, su padre o quien los cuide.',
  struckRule:
    'Si un vehículo le atropelló cuando iba a pie o en bicicleta, un médico debe examinarle antes que nosotros. Si le duele el cuello o la espalda, vaya hoy a una sala de emergencias.',
  policeReport:
    'Si alguien se lastimó o murió, cada persona que manejaba debe hacer un reporte por escrito a la policía de la ciudad o a la patrulla de caminos (CHP) dentro de las 24 horas después del choque.',
  dmvReport:
    'Si alguien se lastimó o murió, o el daño pasa de $1,000, cada persona que manejaba debe mandar el formulario SR-1 al departamento de vehículos (DMV) dentro de los 10 días después del choque. No importa quién tuvo la culpa, y el reporte de la policía no lo reemplaza.',
  asksNoStatus: 'No preguntamos por su estatus ni dónde nació.',
  agentsNeedOrder:
    'Nuestra regla: ningún agente de inmigración entra a los consultorios sin una orden de un juez para esas áreas. La sala de espera es pública.',
  emergencyRoomFirst:
    'La sala de emergencias no puede retrasar su examen para preguntar por seguro o dinero. Puede llegarle una cuenta: [hay ayuda](page:papers-police#who-pays).',
  mediCalCaution:
    'Desde enero de 2026, inmigración puede recibir la dirección y el teléfono de las personas sin estatus legal que tienen Medi-Cal. Hable con un servicio legal gratuito antes de solicitarlo. En una emergencia, no espere.',
}
