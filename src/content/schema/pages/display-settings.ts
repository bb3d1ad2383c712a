import { z } from 'astro/zod';
import { label, line } from './fields.ts';

const legend = label('Name of the choice');
const system = label('As set on the device');

export const displaySettingsSchema = z.strictObject({
  title: label('Heading of the panel'),
  text: line('Text under the choices: where they are stored'),
  close: label('Button, read out'),
  groups: z
    .strictObject({
      theme: z.strictObject({ legend, system, light: label('Light'), dark: label('Dark') }),
      text: z.strictObject({
        legend,
        normal: label('As designed'),
        large: label('Larger by an eighth'),
        largest: label('Larger by a quarter'),
      }),
      spacing: z.strictObject({
        legend,
        normal: label('As designed'),
        roomy: label('Paragraphs with more space between lines, letters and words'),
      }),
      contrast: z.strictObject({ legend, system, more: label('More contrast') }),
      motion: z.strictObject({ legend, system, off: label('Nothing moves') }),
      follower: z.strictObject({
        legend,
        on: label('A shape follows the mouse'),
        off: label('No shape follows the mouse'),
      }),
    })
    .describe('The choices; the first option of each is the default'),
});
export type DisplaySettingsCopy = z.infer<typeof displaySettingsSchema>;
