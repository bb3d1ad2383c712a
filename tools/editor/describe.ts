/**
 * Prints, as JSON, the forms of the content in the working directory. A process of its own: the schemas read lists such as
 * prices once, when they are imported.
 */
import { contentForms } from './forms.ts';

process.stdout.write(JSON.stringify(contentForms()));
