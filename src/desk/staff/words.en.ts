import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  title: 'Staff',
  self: '{name} (you)',
  roles: { owner: 'Owner', staff: 'Staff' },
  rolesLead: 'Staff see Today and people. Owners do everything.',
  editsWords: 'May change the words of the site',
  changeRight: 'Save this right',
  languages: { en: 'English', es: 'Spanish' },
  passkeys: { one: '1 passkey', other: '{n} passkeys' },
  lastSeen: 'Last here on {time}',
  neverSeen: 'Never here yet',
  linkUntil: 'Has a link that works until {time}',
  hasLeft: 'Has left',
  invite: 'Invite somebody',
  name: 'Name',
  nameHint: 'As others will see it beside what they do.',
  faults: {
    missing: 'Type the name.',
    'too-long': 'Type a name of 60 characters or fewer.',
    taken: 'Somebody has or had that name. Add to it, so that the log tells them apart.',
  },
  role: 'Role',
  language: 'Language of the desk',
  inviteButton: 'Make a link',
  link: 'A link for {name}',
  linkLead:
    'Give it to {name} now, and to nobody else: it is shown only here. It adds one passkey, once, until {time}.',
  linkLabel: 'The link',
  copy: 'Copy it',
  copied: 'Copied.',
  toStaff: 'To the staff',
  newLink: 'A new telephone, or a lost one',
  newLinkLead: 'The new link ends an older one. Passkeys that they have go on working.',
  newLinkButton: 'Make a new link',
  change: 'Change',
  end: 'When somebody leaves',
  endLead: 'They are signed out at once and sign in no more. What they did stays in the log.',
  endSure: 'Yes, {name} leaves.',
  endButton: 'End what {name} may do here',
} as const

export type Words = MatchingWords<typeof en>
