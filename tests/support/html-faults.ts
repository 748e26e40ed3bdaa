import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Checkboxes of one question share a name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // How the markup is spelled, not whether it is valid: React and the build decide it.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
    // Every file is our own.
    'require-sri': 'off',
    // Telephone numbers keep their spaces: a line may break between the parts.
    'tel-non-breaking': 'off',
  },
})

/** What is not valid in a whole page. */
export async function htmlFaultsOf(html: string) {
  const report = await validator.validateString(html)
  return report.results.flatMap((result) =>
    result.messages.map(
      ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
    ),
  )
}
