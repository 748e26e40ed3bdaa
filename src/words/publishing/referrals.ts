import { fill } from '#language/fill.ts'
import { locales } from '#language/locales.ts'
import type { Provider } from '#words/registers.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'
import { gateWords } from './words.ts'

/** Who finds clients for a case does not stand in a list of care, whatever its kind says. */
const lawOffice = /\b(?:law(?:yers?)?|attorneys?|legal|esq|abogad[oa]s?|bufete)\b/i

const unfit = [
  {
    what: 'sending',
    found:
      /\b(?:refer(?:s|red)? (?:us|them|many|people|patients|clients)|(?:we|they) send|sends? (?:us|them)|all our patients|fees?|commissions?|kickback|gifts?|discounts?|referimos|nos refieren|mandamos|todos nuestros pacientes|comisi[óo]n|comisiones|descuentos?|regalos?)\b/i,
  },
  {
    what: 'praise',
    found:
      /\b(?:best|top|finest|favorite|trusted|recommend(?:ed)?|excellent|amazing|mejor(?:es)?|recomendamos|recomendad[oa]s?|excelentes?|de confianza)\b/i,
  },
] as const

/** Entries of the list of providers that are no care, or that pay or praise. */
export function findUnfitProviders(
  providers: readonly Pick<Provider, 'id' | 'sample' | 'name' | 'note'>[],
  list: WrittenFile,
  { providers: said } = gateWords.en,
): Stop[] {
  return providers
    .filter(({ sample }) => !sample)
    .flatMap(({ id, name, note }) => {
      const notes = locales.map((locale) => note[locale])
      const faults = [
        ...([name, ...notes].some((text) => lawOffice.test(text)) ? [said.lawOffice] : []),
        ...unfit.flatMap(({ what, found }) => {
          const words = notes.map((text) => found.exec(text)?.[0]).find(Boolean)
          return words ? [fill(said.unfit, { what: said[what], words })] : []
        }),
      ]
      return faults.map((fault) => ({
        file: list.file,
        line: lineWith(list, `id: ${id}`),
        text: `${id} ${fault}`,
      }))
    })
}
