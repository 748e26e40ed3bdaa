/** Runs after what moves on the page: each press of its button stops it, or lets it go on. */
for (const button of document.querySelectorAll('.pause')) {
  button.addEventListener('click', () =>
    button.setAttribute('aria-pressed', `${button.ariaPressed !== 'true'}`),
  )
}
