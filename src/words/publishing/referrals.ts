import { locales } from '#language/locales.ts'
import type { Provider } from '#words/registers.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'

/** Who finds clients for a case does not stand in a list of care, whatever its kind says. */
const lawOffice = /\b(?:law(?:yers?)?|attorneys?|legal|esq|abogad[oa]s?|bufete)\b/i

const unfit = [
  {
    what: 'speaks of sending patients or of payment for it',
    found:
      /\b(?:refer(?:s|red)? (?:us|them|many|people|patients|clients)|(?:we|they) send|sends? (?:us|them)|all our patients|fees?|commissions?|kickback|gifts?|discounts?|referimos|nos refieren|mandamos|todos nuestros pacientes|comisi[óo]n|comisiones|descuentos?|regalos?)\b/i,
  },
  {
    what: 'praises',
    found:
      /\b(?:best|top|finest|favorite|trusted|recommend(?:ed)?|excellent|amazing|mejor(?:es)?|recomendamos|recomendad[oa]s?|excelentes?|de confianza)\b/i,
  },
] as const

/** Entries of the list of providers that are no care, or that pay or praise. */
export function findUnfitProviders(
  providers: readonly Pick<Provider, 'id' | 'sample' | 'name' | 'note'>[],
  list: WrittenFile,
): Stop[] {
  return providers
    .filter(({ sample }) => !sample)
    .flatMap(({ id, name, note }) => {
      const notes = locales.map((locale) => note[locale])
      const faults = [
        ...([name, ...notes].some((text) => lawOffice.test(text))
          ? ['is or names a law office, which this list never has: take the entry out']
          : []),
        ...unfit.flatMap(({ what, found }) => {
          const words = notes.map((text) => found.exec(text)?.[0]).find(Boolean)
          return words ? [`${what} ("${words}"): say in the note what a visitor should know`] : []
        }),
      ]
      return faults.map((fault) => ({
        file: list.file,
        line: lineWith(list, `id: ${id}`),
        text: `${id} ${fault}`,
      }))
    })
}
