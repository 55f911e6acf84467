import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { settle } from './offline/offline.svelte';
import { stammer, wanted } from './words/words.svelte';

const target = document.getElementById('app');
if (target) {
  stammer(wanted());
  mount(App, { target });
  document.getElementById('unlit')?.remove();
  settle();
}
