import { expect, test } from 'vitest'
import { findForbiddenPhrases, forbiddenPhrases } from './phrases.ts'
import { examplePage } from './written-page.examples.ts'

test.each([
  'We guarantee results.',
  'You will recover in our hands.',
  'There is a good chance of recovery.',
  'We realign your spine.',
  'We find hidden injuries.',
  'Injuries only we find.',
  "Don't settle until you see us.",
  'Visits from as low as $50.',
  'Get free care today.',
  'Victims of crashes suffer.',
  'After your accident, call.',
  'Click here.',
  'If you think about suicide, call 988.',
  'MedPay is extra cover.',
  'The pain keeps growing.',
  'Plan about 1 hour.',
  'Trade details with the driver.',
  'Bring someone of our staff.',
  'We take pictures of the neck.',
  'You know the risks and sign.',
  'State law asks drivers to stop.',
  'It is not a limit set by law.',
  'Money can wait.',
  'It is not a medical clearance.',
  'If you are 65 or older, call 911.',
  'Danger sign? Call 911.',
  'With car insurance you pay nothing.',
  'Your auto insurance pays for the visit.',
  'With a lien you pay $0.',
])('%s may not be written', (text) => {
  expect(forbiddenPhrases(text, 'en')).not.toEqual([])
})

test.each([
  'We cannot tell how fast you will heal.',
  'It is not a date when you will be well.',
  'The consultation call is free.',
  'Treatment after an auto accident in Oakland',
  'We cannot say what a secure job costs.',
  'What does MedPay cover?',
  'You are 65 or older and your neck hurts. See a doctor.',
  'Take photos of the cars.',
  'Danger sign? Call 911 or go to an emergency room.',
  'The danger signs say when to call 911.',
  'With MedPay you usually pay nothing at the visit.',
  'A copy costs $0.25 a page.',
])('%s may be written', (text) => {
  expect(forbiddenPhrases(text, 'en')).toEqual([])
})

test.each([
  'Le garantizamos alivio.',
  'Con su seguro, usted no paga nada.',
  'El seguro de carro paga la visita.',
  'Llene la forma del DMV.',
  'Tiene dolor severo.',
  'Llame al 911. No conduzca.',
  'Cuéntenos de su condición.',
  'Las víctimas sufren.',
  'Puedes llamar cuando quieras.',
  'Llámanos, te ayudamos.',
  'Si está mareado, llame.',
  'Una visita gratis.',
  'Revise las señales de alarma.',
  'Si le cuesta hablar, mande un mensaje.',
  'No es una autorización médica.',
  'Mande el formulario en 10 días.',
  '¿Señal de peligro? Llame al 911.',
  'El reclamo se presenta en 6 meses.',
  'Con gravamen de abogado no paga.',
  'Cuidamos heridas y vendas.',
  'Le golpearon en bicicleta.',
  'El golpe fue a velocidad.',
  'La recomiendan con poca fuerza.',
  'Son cuentas nuestras, no un estudio.',
  'Algunas cosas van con una recuperación más lenta.',
  'Nervios o mal sueño.',
  'Marcó 4 señales de recuperación lenta.',
  'Mire hacia atrás: ¿hay algo nuevo?',
  'Reporte la fuga a la policía.',
  'Una mirada a la semana',
  'Guarde un respaldo con llave.',
  'Llame por peligro de vida.',
  'Vea si esto vale su tiempo.',
  'Bueno saber',
  'Mande un texto.',
  'Use su seguro de auto.',
  'La terapia con las manos ayuda a algunas personas.',
  'Revisamos fuerza y sensación.',
  'Vaya a la sala de urgencias.',
  'Le duele la quijada.',
  'Llame al 911. No conduzca.',
  'Le damos una estimación.',
  'Le decimos los riesgos materiales.',
  'Es de grado II.',
  'Diga "alto".',
  'Escriba a nombre@ejemplo.com.',
  'Vaya con un médico en 2 o 3 días.',
  'La recomienda, pero con poca seguridad.',
  'No siga si el dolor es agudo.',
  'Si tuvo que ver un autobús, el plazo es corto.',
  'Diga que tiene un embarazo.',
  'Chocó con un camión.',
  'Choques de camiones y autobuses',
  'Iba en patineta.',
  'Iba en camioneta.',
  'Guarde la chamarra.',
  'No se quita con calmantes.',
  'El bebé no quiere mamar.',
  'Una vez por semana puede mirar atrás.',
  'Póngale una frase secreta.',
  'Su diario tiene llave.',
  'Problemas con la orina y la evacuación.',
  'No suba a escaleras.',
  'Usted puede quedar a deber la cuenta.',
  'Historias reales',
  'Todavía no lo revisaron.',
  'Le ve un profesional de quiropráctica.',
  'El agente anotó la placa.',
  'Guarde la factura.',
  'Traiga su andadera.',
  'Avise a su empleador.',
  'Le mandan a terapia física.',
  'La guía pide seguir en actividad.',
  'Usted oye los riesgos y firma.',
  'Lo examinó un médico, PA o NP.',
  'Sueño o paso inseguro.',
])('%s no se escribe', (text) => {
  expect(forbiddenPhrases(text, 'es')).not.toEqual([])
})

test.each([
  'La llamada de consulta es gratis.',
  'La forma del dolor no descarta un peligro.',
  'Política de privacidad',
  'Si tiene mareo, llame.',
  'El té ayuda a dormir.',
  'Su suscripción está lista.',
  'La mitad mejora mucho en 3 meses.',
  'Mande el formulario dentro de los 10 días.',
  'Le pegaron a mi carro por detrás.',
  'Puede pagar las cuentas médicas.',
  'La sensación de miedo se pasa.',
  'Diga «alto».',
  'Anote la placa del camión.',
  'Chocó con un camión de carga.',
  'No se suba a escaleras de mano.',
  'Lo manda su agente de seguros.',
  'Los agentes federales sí pueden.',
  'Ningún agente de inmigración entra.',
  'Puede quedar debiendo la cuenta.',
  'Vaya dentro de 2 o 3 días.',
  '¿Señal de peligro? Llame al 911 o vaya a una sala de emergencias.',
])('%s sí se puede escribir', (text) => {
  expect(forbiddenPhrases(text, 'es')).toEqual([])
})

test('titles, steps, labels and text are all read', () => {
  const page = examplePage({ body: ':::note[We realign]\nText.\n:::' })
  expect(findForbiddenPhrases(page)).toHaveLength(1)
  expect(findForbiddenPhrases(examplePage({ top: { title: 'A cure' } }))).toHaveLength(1)
})

test('a title may say what people search for, and the opening once', () => {
  const title = 'Motorcycle accident care in Oakland'
  const top = { title, heading: title }
  expect(findForbiddenPhrases(examplePage({ top }))).toEqual([])
  const summary = 'After an accident we examine you.'
  expect(findForbiddenPhrases(examplePage({ top: { ...top, summary } }))).toHaveLength(1)
  expect(findForbiddenPhrases(examplePage({ top, body: summary }))).toHaveLength(1)
})
