export { NewsletterForm as Island } from './newsletter-form.tsx'
