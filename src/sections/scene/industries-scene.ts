import type { ComponentType } from 'react';
import type { CardItem } from '../service-grid/service-grid.tsx';

export interface IndustriesSceneProps {
  title: string;
  text: string;
  tone: string;
  tag?: { label: string; paragraphs: readonly string[] } | undefined;
  list: { title: string; text: string };
  items: readonly CardItem[];
}

/** Replaces the head and cards of the list of industries; undefined without the file. */
export const IndustriesScene = Object.values(
  import.meta.glob<ComponentType<IndustriesSceneProps>>(
    '../../demo/drawings/shop-window/shop-window.tsx',
    { eager: true, import: 'default' },
  ),
)[0];
