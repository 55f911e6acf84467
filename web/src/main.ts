import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { speak, wanted } from './words/words.svelte';

async function start(): Promise<void> {
  await speak(wanted());
  const target = document.getElementById('app');
  if (target) mount(App, { target });
}

void start();
