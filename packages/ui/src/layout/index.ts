export { PageBody, type PageBodyProps } from './PageBody/PageBody.tsx';
