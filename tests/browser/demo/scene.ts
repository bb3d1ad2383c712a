import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { parse } from 'yaml';

/** The words of a part of the demo. */
export const words = <Words>(file: string) =>
  parse(readFileSync(`src/demo/${file}.yaml`, 'utf8')) as Words;

/** Elements of a selector that something lies over, outside itself. */
export const covered = (what: Locator, selector: string) =>
  what.evaluate((scene, selector) => {
    if (!scene.checkVisibility()) return [];
    const own = scene.getBoundingClientRect();
    return [...document.querySelectorAll(selector)]
      .filter((part) => {
        const { top, bottom, left, right, width } = part.getBoundingClientRect();
        const isBeside = left >= own.right || right <= own.left;
        const isApart = isBeside || bottom <= own.top || top >= own.bottom;
        return width > 1 && !isApart && !scene.contains(part);
      })
      .map((part) => part.outerHTML.slice(0, 80));
  }, selector);
