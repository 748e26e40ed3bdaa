declare module 'subset-font' {
  /** Cuts a font to the characters of `text`, and to points or ranges of its axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes?: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Buffer>
}
