/** Which page is open, read from the address. */
export type Page =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'how'; game: string }
  | { page: 'rules'; clause: string; modules: string[] }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'puzzle'; day: string | null }
  | { page: 'lost' };

export function read(path: string, hash = ''): Page {
  const [first, second] = parts(path);
  if (!first) return { page: 'home' };
  if (first === 'new') return { page: 'new', game: second ?? null };
  if (first === 'how') return { page: 'how', game: second ?? 'saboteur' };
  if (first === 'rules') return { page: 'rules', clause: hash.replace('#', ''), modules: second?.split(',') ?? [] };
  if (first === 't' && second) return { page: 'table', table: second };
  if (first === 'replay' && second) return { page: 'replay', table: second };
  if (first === 'puzzle') return { page: 'puzzle', day: second ?? null };
  return { page: 'lost' };
}

/** The words of a path; one that no browser would have written leads nowhere. */
function parts(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return ['lost'];
  }
}

const here = (): Page => read(location.pathname, location.hash);
const state = $state<{ page: Page }>({ page: here() });

export const route = {
  get page(): Page {
    return state.page;
  },
};

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  state.page = here();
  window.scrollTo(0, 0);
}

window.addEventListener('popstate', () => (state.page = here()));

/** Links inside the site open without a reload. */
export function links(node: HTMLElement): { destroy: () => void } {
  const click = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.origin !== location.origin || event.defaultPrevented) return;
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  };
  node.addEventListener('click', click);
  return { destroy: () => node.removeEventListener('click', click) };
}
