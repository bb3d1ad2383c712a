export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}
