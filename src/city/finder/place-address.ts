/** What the filters of the form say; the place is not theirs. */
export function filtersIn(form: HTMLFormElement | null) {
  const asked = new URLSearchParams()
  if (!form) return asked
  for (const [name, value] of new FormData(form)) {
    if (name !== 'near' && value !== '') asked.append(name, String(value))
  }
  return asked
}

/** The address of a page that is asked for a place, by its slug or as it was typed, and for what is said besides. */
export function addressOf(action: string, place: string | undefined, said: URLSearchParams) {
  const asked = new URLSearchParams(said)
  if (place) asked.set('near', place)
  const query = String(asked)
  return query ? `${action}?${query}` : action
}

/** What the form says now; what else is asked for, such as filters of a report, stays. */
export function addressNow(
  action: string,
  place: string | undefined,
  form: HTMLFormElement | null,
) {
  const asked = new URLSearchParams(location.search)
  for (const field of form?.elements ?? []) asked.delete(field.getAttribute('name') ?? '')
  for (const [name, value] of filtersIn(form)) asked.append(name, value)
  return addressOf(action, place, asked)
}
