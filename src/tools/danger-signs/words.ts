import type { Locale } from '#i18n/locales.ts'
import type { DangerSign, DangerSignGroup } from '#tools/danger-signs/danger-signs.ts'

const groupsEn: Record<DangerSignGroup, string> = {
  head: 'Changes in the head',
  'head-hit': 'After any hit to the head',
  neck: 'Neck, arms and the crash itself',
  'low-back': 'Low back and legs',
  body: 'Chest, belly and anywhere else',
}

const groupsEs: typeof groupsEn = {
  head: 'Cambios en la cabeza',
  'head-hit': 'Después de un golpe en la cabeza',
  neck: 'Cuello, brazos y el choque mismo',
  'low-back': 'Espalda baja y piernas',
  body: 'Pecho, barriga y todo el cuerpo',
}

const signsEn: Record<DangerSign, string> = {
  pupils: 'One pupil (the black center of the eye) is larger than the other',
  'passed-out': 'Passed out, even for a moment',
  drowsy: 'Very sleepy, or hard to wake',
  'headache-grows': 'A headache that gets worse and does not go away',
  speech: 'Slurred speech, weakness, or poor coordination',
  vomiting: 'Throwing up again and again, or a seizure',
  confusion: 'More and more confused, restless or not like yourself',
  fluid: 'Clear fluid or blood from an ear or the nose',
  'hit-at-speed': 'The hit to the head was at speed, for example by a car',
  'blood-thinner':
    'A hit to the head, and you take a blood thinner or your blood does not clot well',
  baby: 'A baby or toddler will not stop crying, or will not nurse or eat',
  'numb-limb': 'Pins and needles or numbness in an arm, a hand, the fingers or a leg',
  'cannot-turn': 'You cannot turn your head halfway to the shoulder (45 degrees) on each side',
  'age-65': 'You are 65 or older',
  rollover: 'The car rolled over, you were thrown out, or the speed was over 62 miles per hour',
  bicycle: 'You were hit on a bicycle, or rode an off-road vehicle',
  fall: 'You fell 3 feet or 5 stairs, or were struck on top of the head',
  eyelid: 'Neck or head pain, and one eyelid droops over a small pupil',
  'saddle-numb': 'Numb or tingling between the thighs, at the genitals or around the buttocks',
  urine: 'Trouble starting, stopping or feeling your urine, or it leaks',
  bowel: 'You cannot hold or feel a bowel movement',
  'legs-weak': 'Both legs are weak, or you walk in a different way',
  'genital-change': 'Feeling or function in your genitals has changed',
  breathing: 'Trouble breathing or speaking',
  'chest-belly': 'Pain or pressure in the chest or belly',
  'faint-sight': 'Fainting, sudden weakness, or a change in your sight',
  bleeding: 'Bleeding that does not stop, or a bone through the skin',
  'coughed-blood': 'Coughing up or throwing up blood',
  'sudden-pain': 'Any pain that is sudden or severe',
}

const signsEs: typeof signsEn = {
  pupils: 'Una pupila (el centro negro del ojo) está más grande que la otra',
  'passed-out': 'Perdió el conocimiento, aunque fuera un momento',
  drowsy: 'Tiene mucho sueño o cuesta despertarle',
  'headache-grows': 'Un dolor de cabeza que empeora y no se quita',
  speech: 'Habla arrastrada, debilidad o torpeza',
  vomiting: 'Vomita una y otra vez, o tuvo una convulsión',
  confusion: 'Cada vez más confusión o inquietud, o actúa raro',
  fluid: 'Líquido claro o sangre de un oído o de la nariz',
  'hit-at-speed': 'El golpe en la cabeza fue a velocidad, por ejemplo de un carro',
  'blood-thinner':
    'Un golpe en la cabeza, y toma un anticoagulante (medicina para adelgazar la sangre) o su sangre no coagula bien',
  baby: 'Un bebé o niño pequeño no deja de llorar, o no quiere mamar ni comer',
  'numb-limb': 'Hormigueo o adormecimiento en un brazo, una mano, los dedos o una pierna',
  'cannot-turn': 'No puede girar la cabeza a medio camino del hombro (45 grados) a cada lado',
  'age-65': 'Tiene 65 años o más',
  rollover: 'El carro se volcó, el choque le lanzó afuera, o iban a más de 62 millas por hora',
  bicycle: 'Le golpearon en bicicleta, o iba en un vehículo todo terreno',
  fall: 'Cayó de 3 pies o 5 escalones, o recibió un golpe en lo alto de la cabeza',
  eyelid: 'Le duele el cuello o la cabeza, y un párpado se cae sobre una pupila pequeña',
  'saddle-numb': 'Adormecimiento u hormigueo entre los muslos, en los genitales o en los glúteos',
  urine: 'Le cuesta empezar, parar o sentir la orina, o se le sale',
  bowel: 'No puede aguantar o sentir la evacuación',
  'legs-weak': 'Las dos piernas están débiles, o camina de otra manera',
  'genital-change': 'Cambió la sensación o la función de los genitales',
  breathing: 'Dificultad para respirar o para hablar',
  'chest-belly': 'Dolor o presión en el pecho o en la barriga',
  'faint-sight': 'Desmayo, debilidad repentina o un cambio en la vista',
  bleeding: 'Sangrado que no para, o un hueso que atraviesa la piel',
  'coughed-blood': 'Tose o vomita sangre',
  'sudden-pain': 'Cualquier dolor que llega de repente o es muy fuerte',
}

const en = {
  heading: 'First: is there a danger sign?',
  intro:
    'Mark a sign only if you have it now or had it since the crash. At the first mark this tool stops and shows how to call 911.',
  callNow: 'Not sure, or feeling worse? Do not wait for this list:',
  call911: 'Call 911 now',
  none: 'I have none of these signs',
  noneHint: 'This list only looks for emergencies. It cannot tell you that you are well.',
  suicide: 'If you are thinking about suicide, call or text 988 now.',
  sources:
    'Sources: CDC HEADS UP; NHS brain injury advice; Canadian C-Spine Rule (2001); Annals of Medicine 51 (2019); NHS cauda equina card; American College of Emergency Physicians.',
  card: {
    label: 'This tool stops here',
    level: 'Emergency',
    tell: 'Tell them what you marked:',
    doNotDrive: 'Do not drive yourself.',
    call988: 'Call 988',
    text988: 'Text 988',
    mistake: 'Marked by mistake? Go back in your browser and take the mark away.',
  },
  noClearance: 'You did not mark any warning sign. This is not a medical clearance.',
  groups: groupsEn,
  signs: signsEn,
}

export type DangerWords = typeof en

const es: DangerWords = {
  heading: 'Primero: ¿hay una señal de peligro?',
  intro:
    'Marque una señal solo si la tiene ahora o la tuvo desde el choque. Con la primera marca, esta herramienta se detiene y muestra cómo llamar al 911.',
  callNow: '¿Tiene dudas o se siente peor? No espere a leer la lista:',
  call911: 'Llame al 911 ahora',
  none: 'No tengo ninguna de estas señales',
  noneHint: 'Esta lista solo busca emergencias. No puede decirle que está bien.',
  suicide: 'Si piensa en el suicidio, llame o mande un mensaje de texto al 988 ahora.',
  sources:
    'Fuentes: CDC HEADS UP; consejos del NHS sobre golpes en la cabeza; regla canadiense del cuello (Canadian C-Spine Rule, 2001); Annals of Medicine 51 (2019); tarjeta de cauda equina del NHS; American College of Emergency Physicians.',
  card: {
    label: 'Esta herramienta se detiene aquí',
    level: 'Emergencia',
    tell: 'Diga lo que marcó:',
    doNotDrive: 'No conduzca.',
    call988: 'Llamar al 988',
    text988: 'Mandar un texto al 988',
    mistake: '¿Marcó por error? Regrese en su navegador y quite la marca.',
  },
  noClearance: 'Usted no marcó ninguna señal de peligro. Esto no es una autorización médica.',
  groups: groupsEs,
  signs: signsEs,
}

/** Words of the danger sign check. */
export const dangerWords: Record<Locale, DangerWords> = { en, es }
