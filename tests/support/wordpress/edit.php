<?php
// Changes the title of one post, as an editor would.
$_SERVER['HTTP_HOST'] = '127.0.0.1:' . getenv('WORDPRESS_PORT');
require getenv('WORDPRESS_FOLDER') . '/wp-load.php';
$post = get_page_by_path(getenv('POST_SLUG'), OBJECT, 'post');
wp_update_post(['ID' => $post->ID, 'post_title' => getenv('POST_TITLE')]);
