/** Ends a sentence, unless its last word ends in a full stop already: "9 a. m. a 3 p. m.", "Rehab Inc." */
export const withFullStop = (sentence: string) =>
  sentence.endsWith('.') ? sentence : `${sentence}.`
