import type { BodyPartName } from '#design/body-parts/body-part-names.ts'
import type { PageId, PageOf } from '#site/addresses.ts'

const parts: Readonly<Record<PageOf<'condition'>, BodyPartName>> = {
  whiplash: 'whiplash',
  'neck-pain': 'neck',
  'back-pain': 'back',
  headaches: 'headache',
  'shoulder-pain': 'shoulder',
  concussion: 'concussion',
  anxiety: 'anxiety',
  'nerve-exam': 'nerve-exam',
}

/** Who is drawn for a condition; nobody for other pages. */
export const bodyPartOf = (id: PageId): BodyPartName | undefined => parts[id as PageOf<'condition'>]
