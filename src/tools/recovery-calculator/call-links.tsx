const numbers = /(911|988)/

/** Words with 911 and 988 as links that dial. */
export function CallLinks({ text }: { text: string }) {
  return text.split(numbers).map((part, index) =>
    numbers.test(part) ? (
      // The parts of one sentence never change places.
      // biome-ignore lint/suspicious/noArrayIndexKey: no other name for a part
      <a key={index} href={`tel:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
