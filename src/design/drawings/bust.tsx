/** Head and shoulders from the front, before hair and hands. */
export const Bust = () => (
  <>
    <path
      className="line-strong fill-paper"
      d="M12 116c3-21 21-30 34-34 6-2 6-8 6-18h16c0 10 0 16 6 18 13 4 31 13 34 34"
    />
    <path
      className="line-strong fill-paper"
      d="M60 17c10 0 16 8 16 21S69 68 60 68 44 51 44 38s6-21 16-21z"
    />
  </>
)
