export { fillIn, getField, type FieldValue, type User } from './fields.ts';
