import type { ComponentType } from 'react'
import type { CaptionedDrawingName } from './drawing-names.ts'
import { QuestionsAnswered } from './questions-answered.tsx'
import { SafeThen911 } from './safe-then-911.tsx'
import { SignThenCall } from './sign-then-call.tsx'
import { TurnHead } from './turn-head.tsx'
import { TwoReports } from './two-reports.tsx'

/** What draws each of them: in the page itself, so that it is there on paper and without scripts. */
export const captioned: Readonly<Record<CaptionedDrawingName, ComponentType>> = {
  'safe-then-911': SafeThen911,
  'sign-then-call': SignThenCall,
  'turn-head': TurnHead,
  'two-reports': TwoReports,
  'questions-answered': QuestionsAnswered,
}
