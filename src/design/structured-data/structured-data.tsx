/** What search engines are told about a page, as JSON-LD: data that no browser runs. */
export function StructuredData({ data }: { data: unknown }) {
  // `<` would end the element inside a string.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to write text that is not escaped as HTML
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
