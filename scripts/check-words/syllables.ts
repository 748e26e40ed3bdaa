/** Words of our pages whose spelling hides how many beats they have. */
const known: Readonly<Record<string, number>> = {
  anxiety: 4,
  area: 3,
  areas: 3,
  business: 2,
  create: 2,
  created: 3,
  every: 2,
  everyone: 3,
  everything: 3,
  evening: 2,
  forehead: 2,
  idea: 3,
  ideas: 3,
  lien: 1,
  liens: 1,
  people: 2,
  science: 2,
  society: 4,
  somebody: 3,
  someone: 2,
  something: 2,
  sometimes: 2,
  somewhere: 2,
  therefore: 2,
  video: 3,
}

/** Endings with an e that is written and not spoken: "called", "minutes", "care". */
const silentEndings = [
  /(?<=[aeiouy].*[^aeiouytdl]|[aeiou]ll?)ed$/,
  /(?<=[aeiouy].*[^aeiouyscgxzhl]|[aeiou]l|th)es$/,
  /(?<=[aeiouy].*[^aeiouyl]|[aeiouy]l)e$/,
]

/** "safely", "careful", "statement": the first part ends in an e that is not spoken. */
const silentInside = /(?<=[aeiouy][^aeiouy]+)e(?=ly$|ful(?:ly)?$|less$|ments?$|ness$|where$)/

/** Vowels side by side that are two beats. */
const splitVowels = [
  /** "diagnosis", "period", "serious", "material", but not "special", "question", "cautious". */
  /(?<![tcsgx])i(?:a|o|ou)(?!n\b)/g,
  /** "actual", "usual", but not "quality". */
  /(?<![qg])ua/g,
  /** "easier", "client", "quiet", but not "patient", "friend". */
  /(?<=[^tc])ie(?=r\b|n[ct]|t\b)/g,
  /** "being", "studying", "fluid". */
  /[aeou]ing|yi|(?<!q)uid/g,
]

function countPart(part: string) {
  const notBeat = /[ds]n['’]t$/.test(part) ? 1 : 0
  const letters = part.replace(/['’]s$/, '').replace(/[^a-z]/g, '')
  const beats = known[letters]
  if (beats !== undefined) return beats
  const ending = silentEndings.find((silent) => silent.test(letters)) ?? ''
  const spoken = letters.replace(ending, '').replace(silentInside, '')
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0
  const split = splitVowels.flatMap((vowels) => spoken.match(vowels) ?? []).length
  return Math.max(groups + split + notBeat, 1)
}

/**
 * How many beats an English word has when spoken: "chiropractor" has 4. Counts groups of vowels
 * and corrects for silent and split ones. A numeral counts one beat for each digit.
 */
export function countSyllables(word: string): number {
  const digits = word.replace(/\D/g, '').length
  if (digits > 0) return digits
  const parts = word.toLowerCase().split(/[-/]/)
  return parts.reduce((sum, part) => sum + countPart(part), 0)
}
