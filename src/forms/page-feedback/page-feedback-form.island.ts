export { PageFeedbackForm as Island } from './page-feedback-form.tsx'
