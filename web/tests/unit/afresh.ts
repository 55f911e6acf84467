import { vi } from 'vitest';

/** Before each file: its modules are its own, though the process is not. */
vi.resetModules();
