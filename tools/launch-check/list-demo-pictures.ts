/** Lists the pictures of the demo anew in demo.yaml, where they have changed: `node tools/launch-check/list-demo-pictures.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { filesOnDisk } from '../../src/content/records.ts';
import { site } from '../../src/content/site.ts';
import { readDocument, yamlText } from '../yaml/yaml-text.ts';
import { pictureHash, picturesIn } from './demo.ts';

const FILE = new URL('demo.yaml', import.meta.url);
if (!site.demo)
  throw new Error('site.yaml says demo: false: these pictures are not those of the demo');
const hashes = picturesIn(filesOnDisk().list).map((file) => pictureHash(readFileSync(file)));
const document = readDocument(readFileSync(FILE, 'utf8'));
document.set('pictures', [...new Set(hashes)].sort());
writeFileSync(FILE, yamlText(document));
