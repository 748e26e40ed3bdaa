import './photo.css'

/** One of the files that a photograph is kept in. */
interface PhotoSource {
  format: string
  /** In pixels. */
  width: number
  height: number
  path: string
}

export interface PhotoProps {
  /** All files of the photograph: every format in the same widths, the best format first. */
  sources: readonly PhotoSource[]
  /** What it shows, already in the page's language. */
  alt: string
}

/** Wide screens show it in the column of words, phones from edge to edge. */
const sizes = '(min-width: 48rem) 42rem, 100vw'

/** A photograph, which the browser fetches when it comes near, as wide as it needs it. */
export function Photo({ sources, alt }: PhotoProps) {
  const formats = [...Map.groupBy(sources, ({ format }) => format)]
  const [, last = []] = formats.at(-1) ?? []
  const widest = last.at(-1)
  return (
    <picture>
      {formats.map(([format, files]) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={files.map(({ path, width }) => `${path} ${width}w`).join(', ')}
          sizes={sizes}
        />
      ))}
      <img
        className="photo"
        src={widest?.path}
        alt={alt}
        width={widest?.width}
        height={widest?.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
