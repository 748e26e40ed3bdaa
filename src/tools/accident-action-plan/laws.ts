const code = (lawCode: string, section: string) =>
  `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=${lawCode}&sectionNum=${section}.`

interface Law {
  /** The official name: the same in both languages, because it is what one searches for. */
  name: string
  link?: string
}

/** The official texts behind the plan. Rules known up to August 2026. */
export const laws = {
  'veh-20008': { name: 'California Vehicle Code 20008', link: code('VEH', '20008') },
  'veh-16000': { name: 'California Vehicle Code 16000', link: code('VEH', '16000') },
  'ins-11580-2': { name: 'California Insurance Code 11580.2', link: code('INS', '11580.2') },
  'ccp-335-1': { name: 'California Code of Civil Procedure 335.1', link: code('CCP', '335.1') },
  'ccp-338': { name: 'California Code of Civil Procedure 338(c)', link: code('CCP', '338') },
  'ccp-352': { name: 'California Code of Civil Procedure 352', link: code('CCP', '352') },
  'gov-911-2': { name: 'California Government Code 911.2', link: code('GOV', '911.2') },
  'gov-911-4': { name: 'California Government Code 911.4 and 946.6', link: code('GOV', '911.4') },
  'ccr-2695-7': { name: '10 California Code of Regulations 2695.7' },
  'hsc-123110': {
    name: 'California Health and Safety Code 123110',
    link: code('HSC', '123110'),
  },
} as const satisfies Record<string, Law>

export type LawId = keyof typeof laws

export function law(id: LawId): Law {
  return laws[id]
}
