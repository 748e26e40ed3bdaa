import { Figure } from './figure.tsx'

/** A hand with spread fingers and its forearm, upright in a box of 120 by 120, the thumb right. */
export const OpenHand = ({ edges }: { edges?: number }) => (
  <Figure
    {...(edges ? { edges } : {})}
    strokes={[
      { d: 'M62 80L58 126', width: 18 },
      { d: 'M66 80V126', width: 18 },
      { d: 'M70 80L75 126', width: 18 },
      { d: 'M62 82Q55 74 53 62', width: 14 },
      { d: 'M64 80L60 58', width: 14 },
      { d: 'M67 80L68 56', width: 14 },
      { d: 'M70 80L75 58', width: 14 },
      { d: 'M70 82Q84 72 91 56', width: 12 },
      { d: 'M53 62L45 37', width: 11 },
      { d: 'M60 58L56 23', width: 11 },
      { d: 'M68 56V16', width: 11 },
      { d: 'M76 58L81 24', width: 11 },
    ]}
  />
)
