import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  form: {
    heading: 'Add somebody who was in the crash',
    text: 'Each person has answers, a diary, a plan and a result of their own. Names and answers stay on this device. We do not see them.',
    name: 'Name',
    nameHint: 'A first name is enough.',
    kind: 'Is this person',
    kinds: { adult: 'an adult', child: 'a child under 16' },
    add: 'Add this person',
    cancel: 'Cancel',
  },
  faults: {
    'no-name': 'Enter a name.',
    'same-name':
      'Somebody with this name is there already. Add a letter, or choose the name above.',
    'no-room': 'There is room for 3 people. Erase one first.',
    'no-kind': 'Choose if this person is an adult or a child.',
    'not-kept':
      'This browser does not let us keep anything, or it is full. You can still answer for somebody else: their answers stay in this tab only.',
  },
  erase: {
    heading: 'Erase everything about {name}?',
    text: 'Answers, diary, plan and result of {name} on this device will be gone. We have no copy. What is yours stays.',
    confirm: 'Erase',
    keep: 'Keep it',
    close: 'Close',
    failed:
      'Not everything was erased. Close the other tabs of this site, then press the button again.',
  },
} as const

export type Words = MatchingWords<typeof en>
