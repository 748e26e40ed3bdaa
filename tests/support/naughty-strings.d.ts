declare module 'big-list-of-naughty-strings' {
  /** Strings that have broken programs. */
  const strings: readonly string[]
  export default strings
}
