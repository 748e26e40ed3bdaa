import './stars.css'

export interface StarsProps {
  /** 1 to 5. */
  rating: number
  /** "4 out of 5 stars", in the page's language. */
  label: string
}

export function Stars({ rating, label }: StarsProps) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {'★'.repeat(rating)}
      {'☆'.repeat(5 - rating)}
    </span>
  )
}
