export { PageSearch as Island } from './page-search.tsx'
