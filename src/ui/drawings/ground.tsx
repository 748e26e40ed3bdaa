/** The round ground of the large drawings. */
export const Ground = () => <circle className="fill-mist" cx="60" cy="62" r="52" />
