export { RecordsRequestForm as Island } from './records-request-form.tsx'
