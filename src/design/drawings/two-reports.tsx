import { Drawing, type DrawingProps } from './drawing.tsx'

/** Two reports: one within 24 hours, one within 10 days. */
export function TwoReports({ title }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 112 64" title={title}>
      <path className="line fill-paper" d="M4 4h36l10 10v46H4z" />
      <path d="M40 4v10h10" />
      <path className="line-strong accent" d="M12 17q0-4 4-4t4 4-8 9h8M30 26V13l-7 9h10" />
      <path className="accent" d="M37 16v10m0-4q5-4 5 1v3" />
      <path className="line-fine" d="M12 34h30M12 40h30M12 46h14M12 52h14" />
      <path className="line fill-mist" d="M35 42q4 2 8 2 0 10-8 14-8-4-8-14 4 0 8-2z" />
      <path className="line fill-paper" d="M62 4h36l10 10v46H62z" />
      <path d="M98 4v10h10" />
      <path className="line-strong accent" d="M73 15l3-2v13M84 13q4 0 4 6.5t-4 6.5-4-6.5 4-6.5z" />
      <path className="accent" d="M99 16v10m0-3a2.5 2.5 0 1 1 0-.1" />
      <path className="line-fine" d="M70 34h30M70 40h30M70 46h10M70 52h10" />
      <path className="line fill-mist" d="M84 56v-5l3-6h11l3 6v5zM84 51h17" />
    </Drawing>
  )
}
