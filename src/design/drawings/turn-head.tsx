import { Drawing, type DrawingProps } from './drawing.tsx'

/** A head from the front that turns gently to both sides. */
export function TurnHead({ title }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 96 64" title={title}>
      <path className="line-fine" d="M8 62h80" />
      <path
        className="line fill-mist-2"
        d="M18 62c1-10 9-13 19-15 4-1 5-3 5-8h12c0 5 1 7 5 8 10 2 18 5 19 15z"
      />
      <path
        className="line fill-paper"
        d="M48 8c8 0 12 6 12 15s-5 19-12 19-12-10-12-19 4-15 12-15z"
      />
      <path className="line fill-mist" d="M36 22c-3-20 27-20 24 0-2-5-6-7-12-7s-10 2-12 7z" />
      <path className="line-fine" d="M48 24v6h-2M44 35q4 3 8 0M42 23v1M54 23v1" />
      <path
        className="line-strong accent"
        d="M30 14q-11 7-10 19m-6-4l6 5 5-6M66 14q11 7 10 19m6-4l-6 5-5-6"
      />
    </Drawing>
  )
}
