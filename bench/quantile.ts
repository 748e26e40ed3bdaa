/** The value below which a share of all, from 0 to 1, lies. Of no values it is no number. */
export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

export const median = (values: readonly number[]) => quantile(values, 0.5)
