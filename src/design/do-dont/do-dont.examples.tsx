import type { ReactNode } from 'react'
import type { Example, InBoth } from '#design/examples.ts'
import { DoDontList, DoDontPair } from './do-dont.tsx'

interface Words {
  doHeading: string
  toDo: ReactNode
  dontHeading: string
  notToDo: ReactNode
}

const atTheScene: InBoth<Words> = {
  en: {
    doHeading: 'Do',
    toDo: (
      <ul>
        <li>Take photos before the cars move.</li>
        <li>Ask for the other driver’s insurance.</li>
      </ul>
    ),
    dontHeading: 'Do not',
    notToDo: (
      <ul>
        <li>Drive yourself if you have a danger sign.</li>
        <li>Argue about who was at fault.</li>
      </ul>
    ),
  },
  es: {
    doHeading: 'Haga esto',
    toDo: (
      <ul>
        <li>Tome fotos antes de mover los carros.</li>
        <li>Pida los datos del seguro a quien manejaba el otro carro.</li>
      </ul>
    ),
    dontHeading: 'No haga esto',
    notToDo: (
      <ul>
        <li>No maneje si tiene una señal de peligro.</li>
        <li>No discuta sobre quién tuvo la culpa.</li>
      </ul>
    ),
  },
}

const long: InBoth<Words> = {
  en: {
    doHeading: 'Do this before you talk to the other insurer',
    toDo: (
      <ul>
        <li>Write down the name of the adjuster, the claim number and the day of the call.</li>
      </ul>
    ),
    dontHeading: 'Do not do this before you read it',
    notToDo: (
      <ul>
        <li>Sign a lien. You may owe us even if your case does not pay.</li>
      </ul>
    ),
  },
  es: {
    doHeading: 'Haga esto antes de hablar con la aseguradora de la otra persona',
    toDo: (
      <ul>
        <li>Anote el nombre del ajustador (adjuster), el número del reclamo y la fecha.</li>
      </ul>
    ),
    dontHeading: 'No haga esto antes de leerlo con calma',
    notToDo: (
      <ul>
        <li>No firme un gravamen (lien). Usted puede deber aunque su caso no pague.</li>
      </ul>
    ),
  },
}

function Pair({ words }: { words: Words }) {
  return (
    <DoDontPair>
      <DoDontList kind="do" heading={words.doHeading}>
        {words.toDo}
      </DoDontList>
      <DoDontList kind="dont" heading={words.dontHeading}>
        {words.notToDo}
      </DoDontList>
    </DoDontPair>
  )
}

export const examples: readonly Example[] = [
  { name: 'a pair', render: ({ language }) => <Pair words={atTheScene[language]} /> },
  { name: 'long words', render: ({ language }) => <Pair words={long[language]} /> },
]
