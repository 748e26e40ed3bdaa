import { chiropractor } from './chiropractor.ts'
import { Person } from './person.tsx'
import { StillGround } from './still-ground.tsx'
import { WideSheet } from './wide-sheet.tsx'

/** The chiropractor, in the place of a photograph. */
export const Portrait = () => (
  <WideSheet>
    <StillGround fill="fog" />
    <Person
      head={184}
      hip={[300, 664]}
      {...chiropractor}
      view="front"
      mood="smile"
      build={1.1}
      farOver
      near={{ upper: -9, fore: 4 }}
      far={{ upper: 9, fore: -4 }}
    />
  </WideSheet>
)
