import type { Words } from './words.en.ts'

export const es: Words = {
  'lake-bench':
    'Una señora mayor y un joven platican en una banca del lago Merritt. Detrás se ven el centro de Oakland y el puente de la Bahía.',
  bus: 'Una mujer va en el autobús por el International Boulevard. Va sentada, derecha, y se agarra del tubo; a su lado va de pie una estudiante.',
  porch:
    'Una mamá y su hijo están sentados en los escalones de una casa de Fruitvale, y la abuela en una silla del porche.',
  'exam-room':
    'Una mujer está sentada en la camilla y el quiropráctico le revisa el cuello con las dos manos.',
  'front-desk':
    'Una mujer llega a la recepción con la mano en la espalda. Un hombre le sonríe desde la computadora.',
  crosswalk:
    'Un abuelo con bastón y una niña cruzan la calle tomados de la mano. Un carro se detuvo para dejarlos pasar.',
  'bridge-night': 'Un hombre y una mujer cruzan en carro el puente de la Bahía, de noche.',
  'kitchen-call':
    'Un hombre habla por teléfono en la mesa de su cocina, con papeles y una taza enfrente.',
  redwoods: 'Dos amigos caminan despacio entre secuoyas, uno con bastón, y un perro va con ellos.',
  bicycle: 'Un papá se arrodilla junto a su hija y le pone el casco. Detrás está la bicicleta.',
  'waiting-room':
    'En la sala de espera están sentados una abuela, una mamá con su niño y un hombre con una revista.',
  'attorney-desk': 'Una abogada revisa un expediente con un cliente en su escritorio.',
  door: 'Un hombre con la espalda adolorida llega a la puerta de un edificio de ladrillo, y una mujer le tiende la mano.',
  hands: 'El quiropráctico está de pie detrás de un hombre y le pone las dos manos en los hombros.',
}
