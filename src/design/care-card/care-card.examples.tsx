import type { Example, InBoth } from '#design/examples.ts'
import { CareCard, type CareCardProps } from './care-card.tsx'

// Signs: CDC, HEADS UP, concussion danger signs; Stiell and others, Canadian C-Spine Rule, 2001.
const emergency: InBoth<CareCardProps> = {
  en: {
    level: 'emergency',
    levelLabel: 'Emergency',
    heading: 'Call 911 now if',
    children: (
      <>
        <ul>
          <li>You passed out, even for a moment.</li>
          <li>You have numbness or weakness in an arm or leg.</li>
          <li>A headache gets worse and will not go away.</li>
        </ul>
        <p>
          Do not drive yourself. <a href="tel:911">Call 911</a> and wait for help.
        </p>
      </>
    ),
  },
  es: {
    level: 'emergency',
    levelLabel: 'Emergencia',
    heading: 'Llame al 911 ahora si',
    children: (
      <>
        <ul>
          <li>Perdió el conocimiento, aunque fuera por un momento.</li>
          <li>Tiene adormecimiento o debilidad en un brazo o una pierna.</li>
          <li>El dolor de cabeza empeora y no se quita.</li>
        </ul>
        <p>
          No maneje. <a href="tel:911">Llame al 911</a> y espere la ayuda.
        </p>
      </>
    ),
  },
}

// Côté P and others, OPTIMa guideline, European Spine Journal 25:2000-2022.
const today: InBoth<CareCardProps> = {
  en: {
    level: 'today',
    levelLabel: 'Urgent',
    heading: 'Get medical care today if',
    children: <p>Your neck pain is getting worse, or a new symptom appears.</p>,
  },
  es: {
    level: 'today',
    levelLabel: 'Urgente',
    heading: 'Busque atención médica hoy si',
    children: <p>Su dolor de cuello empeora o aparece un síntoma nuevo.</p>,
  },
}

const clinic: InBoth<CareCardProps> = {
  en: {
    level: 'clinic',
    levelLabel: 'Not urgent',
    heading: 'Ask us or your doctor if',
    children: (
      <ul>
        <li>Your neck is sore, stiff or slow to turn.</li>
        <li>Pain keeps you from sleep or work.</li>
      </ul>
    ),
  },
  es: {
    level: 'clinic',
    levelLabel: 'No urgente',
    heading: 'Pregúntenos a nosotros o a su doctor si',
    children: (
      <ul>
        <li>Tiene el cuello adolorido, rígido o le cuesta girarlo.</li>
        <li>El dolor no le deja dormir o trabajar.</li>
      </ul>
    ),
  },
}

// CDC, HEADS UP, concussion danger signs.
const long: InBoth<CareCardProps> = {
  en: {
    level: 'emergency',
    levelLabel: 'Emergency',
    heading: 'Call 911 now for any of these signs in the head or face after a crash',
    children: (
      <ul>
        <li>Your words come out slurred, or you are increasingly confused.</li>
        <li>You vomit again and again, or you have a seizure.</li>
      </ul>
    ),
  },
  es: {
    level: 'emergency',
    levelLabel: 'Emergencia',
    heading:
      'Llame al 911 ahora si después de un choque tiene cualquiera de estas señales en la cabeza o la cara',
    children: (
      <ul>
        <li>Le cuesta hablar (habla arrastrada) o tiene cada vez más confusión.</li>
        <li>Tiene vómito una y otra vez, o tiene una convulsión.</li>
      </ul>
    ),
  },
}

export const examples: readonly Example[] = [
  { name: 'emergency', render: ({ language }) => <CareCard {...emergency[language]} /> },
  { name: 'today', render: ({ language }) => <CareCard {...today[language]} /> },
  { name: 'clinic', render: ({ language }) => <CareCard {...clinic[language]} /> },
  { name: 'long words', render: ({ language }) => <CareCard {...long[language]} /> },
]
